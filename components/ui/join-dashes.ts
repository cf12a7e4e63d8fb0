/** Keeps a name such as Ottawa–Gatineau on one line of a headline. */
export function joinDashes(text: string): string {
  return text.replace(/(?<=\p{L})–(?=\p{L})/gu, '\u2060–\u2060')
}
