export function describeError(error: unknown): string {
  const { message, code, cause } = Object(error) as Error & { code?: string }
  const reason = cause instanceof Error ? ` (${describeError(cause)})` : ''
  return `${message || code || String(error)}${reason}`
    .trim()
    .replace(/:\s*\n\s*/g, ': ')
    .replace(/\s*\n\s*/g, '; ')
}

/** Removes user names, passwords and query values from the URLs in a text. */
export const redactSecrets = (text: string) =>
  text.replace(/(?<=\/\/)[^\s/?#]*@/g, '').replace(/(?<=[?&][^\s=&]*=)[^\s&]+/g, '…')
