import {
  createCredential,
  getNamespace,
  type FirebaseSettings,
} from '@/lib/store/firebase-connection'

const TIMEOUT_MS = 10_000
const EMULATOR_TOKEN = 'owner'

/** @throws without a credential, or without an answer within the timeout */
export async function queryDatabase(
  { databaseUrl, emulatorHost, serviceAccount }: FirebaseSettings,
  path: string,
  role: 'administrator' | 'stranger',
): Promise<{ status: number; value: unknown }> {
  const url = new URL(`/${path}.json`, emulatorHost ? `http://${emulatorHost}` : databaseUrl)
  url.searchParams.set('ns', getNamespace(databaseUrl))
  const headers: Record<string, string> = {}
  if (role === 'administrator') {
    const token = emulatorHost
      ? EMULATOR_TOKEN
      : (await createCredential(serviceAccount).getAccessToken()).access_token
    headers.authorization = `Bearer ${token}`
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { headers, redirect: 'manual', cache: 'no-store', signal })
  return { status: response.status, value: await response.json().catch(() => undefined) }
}
