export interface Finding {
  level: 'ok' | 'warning' | 'wrong'
  message: string
  /** How to fix a warning or error. */
  fix?: string
}

export const ok = (message: string): Finding => ({ level: 'ok', message })
export const warning = (message: string, fix: string): Finding => ({
  level: 'warning',
  message,
  fix,
})
export const wrong = (message: string, fix: string): Finding => ({ level: 'wrong', message, fix })

/** Removes user names, passwords and values of query parameters from the URLs in a text. */
export const redactSecrets = (text: string) =>
  text.replace(/(?<=\/\/)[^\s/?#]*@/g, '').replace(/(?<=[?&][^\s=&]*=)[^\s&]+/g, '…')
