import { generateKeyPairSync } from 'node:crypto'

/** 1024 bits are faster to make, and enough for a test. */
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

export const ACCOUNT = {
  project_id: 'p',
  client_email: 'site@p.example',
  private_key: privateKey,
}

export const PARSED_ACCOUNT = { projectId: 'p', clientEmail: 'site@p.example', privateKey }
