/** Reads a meta tag of app/_shared/page-settings.tsx; undefined if the page has none. */
export function getPageSetting(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}
