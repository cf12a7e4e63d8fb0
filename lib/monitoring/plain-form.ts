/** Forms as a browser without JavaScript fetches and posts them, without the browser. */

export interface PlainForm {
  url: string
  /** The hidden fields, among them the framework's reference to the action. */
  hidden: [string, string][]
}

/**
 * Fetches a page and finds one of its forms by its label.
 * @param signal gives up
 * @throws Error where the page does not come, or has no such form
 */
export async function fetchForm(
  url: string,
  label: string,
  signal?: AbortSignal,
): Promise<PlainForm> {
  const page = await fetch(url, { signal: signal ?? null, cache: 'no-store' })
  const html = await page.text()
  const form = html.split('<form').find((part) => part.includes(`aria-label="${label}"`))
  if (!form) throw new Error(`${url} (status ${page.status}) has no form "${label}"`)
  const inputs = form.slice(0, form.indexOf('</form>')).match(/<input type="hidden"[^>]*>/g) ?? []
  return {
    // Where the page was found: a form is posted to its own page, and no redirect on the way there.
    url: page.url,
    hidden: inputs.map((input) => [getAttribute(input, 'name'), getAttribute(input, 'value')]),
  }
}

function getAttribute(tag: string, name: string): string {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

export type Fields = Record<string, string | Blob | string[] | undefined>

export interface FormResponse {
  status: number
  /** Where a 303 leads; '' otherwise. */
  location: string
  html: string
  ms: number
}

/** What a form sends with these fields, in place of hidden ones of the same name. */
export function mergeFields({ hidden }: PlainForm, fields: Fields): [string, string | Blob][] {
  const typed = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => [name, item] as const),
  )
  return [...hidden.filter(([name]) => !(name in fields)), ...typed].filter(
    (entry): entry is [string, string | Blob] => entry[1] !== undefined,
  )
}

/**
 * Posts a form with these fields, in place of hidden ones of the same name; undefined omits one.
 * @param signal gives up
 */
export async function postPlainForm(
  form: PlainForm,
  fields: Fields,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<FormResponse> {
  const body = new FormData()
  for (const [name, value] of mergeFields(form, fields)) body.append(name, value)
  const response = await postBody(form, body, headers, signal)
  const { status, html, ms } = response
  return { status, html, ms, location: response.headers.get('location') ?? '' }
}

/** Sends a body to a form's page as a browser does from there, and follows no redirect. */
export async function postBody(
  { url }: PlainForm,
  body: FormData,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Omit<FormResponse, 'location'> & { headers: Headers }> {
  const started = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: new URL(url).origin, ...headers },
    signal: signal ?? null,
    cache: 'no-store',
  })
  const html = await response.text()
  const ms = performance.now() - started
  return { status: response.status, headers: response.headers, html, ms }
}

/** Whether a visitor with this answer was thanked. */
export const isThankYouRedirect = ({ location }: Pick<FormResponse, 'location'>) =>
  location.startsWith('/thankyou?')
/** The record's key that a thanked visitor's address carries. */
export const getRecordRef = ({ location }: Pick<FormResponse, 'location'>) =>
  new URL(location, 'http://site').searchParams.get('ref') ?? ''
