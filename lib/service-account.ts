import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'

const PASTE_FIX = 'paste the downloaded JSON file as it is, or its base64'

/**
 * The JSON of a service account key, or its base64, because `vercel env pull` breaks JSON. Consoles, shells
 * and .env files break quotes and line breaks, so we search for each field. Messages never quote a value.
 */
export const serviceAccount = z.string().transform((text, context) => {
  const fail = (message: string) => {
    context.addIssue(message)
    return z.NEVER
  }
  const pasted = text.includes('{') ? text : Buffer.from(text, 'base64').toString()
  // Some programs escape everything but letters and digits.
  const json = pasted.replace(/\\+u00([0-7][\da-f])/gi, (_escape, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
  if (!/"\w+\\*"\s*:/.test(json))
    return fail(`must be the JSON of a service account key: ${PASTE_FIX}`)
  if (findText(json, 'apiKey'))
    return fail(
      'is the configuration of the web app. A service account key comes from the Firebase console: Project settings, Service accounts',
    )
  const projectId = findText(json, 'project_id')
  if (!projectId) return fail(`lacks project_id of a service account key: ${PASTE_FIX}`)
  const clientEmail = findText(json, 'client_email')
  if (!clientEmail) return fail(`lacks client_email of a service account key: ${PASTE_FIX}`)
  if (!findText(json, 'private_key'))
    return fail(`lacks private_key of a service account key: ${PASTE_FIX}`)
  const privateKey = findPrivateKey(json)
  if (!privateKey) return fail(`has a private_key that cannot be read: ${PASTE_FIX}`)
  return { projectId, clientEmail, privateKey }
})

/** A field's text up to a quote, backslash, comma, bracket or space. */
function findText(json: string, name: string): string | undefined {
  return new RegExp(String.raw`"${name}\\*"\s*:\s*(?:\\*")+\s*([^"\\,}\s]+)`).exec(json)?.[1]
}

/** Only base64 counts between the marks, so we drop spaces and `\n` and wrap the lines again. */
function findPrivateKey(json: string): string | undefined {
  const [, kind, body = ''] = /-----BEGIN ([A-Z ]+)-----([^]*?)-----END \1-----/.exec(json) ?? []
  const lines = body.replace(/\\+[nr]?|\s/g, '').match(/.{1,64}/g) ?? []
  const key = [`-----BEGIN ${kind}-----`, ...lines, `-----END ${kind}-----`, ''].join('\n')
  try {
    createPrivateKey(key)
    return key
  } catch {
    return undefined
  }
}
