/** What the doctor found out about one thing. */
export interface Finding {
  level: 'ok' | 'warning' | 'wrong'
  what: string
  /** How to mend it, unless it is well. */
  mend?: string
}

export const ok = (what: string): Finding => ({ level: 'ok', what })
export const warning = (what: string, mend: string): Finding => ({ level: 'warning', what, mend })
export const wrong = (what: string, mend: string): Finding => ({ level: 'wrong', what, mend })

/** Removes user names, passwords and the values of query parameters from the addresses in a text. */
export const withoutSecrets = (text: string) =>
  text.replace(/(?<=\/\/)[^\s/?#]*@/g, '').replace(/(?<=[?&][^\s=&]*=)[^\s&]+/g, '…')
