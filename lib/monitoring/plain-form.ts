import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Html } from 'parse5'

export interface PlainForm {
  url: string
  /** Includes the framework's reference to the server action. */
  hidden: [string, string][]
}

/** @throws Error when the page has no form with this `aria-label` */
export async function fetchForm(
  url: string,
  label: string,
  signal?: AbortSignal,
): Promise<PlainForm> {
  const page = await fetch(url, { signal: signal ?? null, cache: 'no-store' })
  const hidden = parseHiddenFields(await page.text(), label)
  if (!hidden) throw new Error(`${url} (status ${page.status}) has no form "${label}"`)
  // After redirects: a form is posted to the page that contains it.
  return { url: page.url, hidden }
}

export function parseHiddenFields(html: string, label: string): [string, string][] | undefined {
  const form = listElements(parse(html)).find(
    (element) => element.tagName === 'form' && getAttribute(element, 'aria-label') === label,
  )
  return (
    form &&
    listElements(form)
      .filter(
        (element) => element.tagName === 'input' && getAttribute(element, 'type') === 'hidden',
      )
      .map((input) => [getAttribute(input, 'name'), getAttribute(input, 'value')])
  )
}

function listElements(parent: Html.ParentNode): Html.Element[] {
  return parent.childNodes
    .filter((node) => tree.isElementNode(node))
    .flatMap((element) => [element, ...listElements(element)])
}

function getAttribute({ attrs }: Html.Element, name: string): string {
  return attrs.find((attribute) => attribute.name === name)?.value ?? ''
}

export type Fields = Record<string, string | Blob | string[] | undefined>

export interface FormResponse {
  status: number
  /** '' without a redirect. */
  location: string
  html: string
  ms: number
}

/** Replaces hidden fields of the same name; undefined omits one. */
export function mergeFields({ hidden }: PlainForm, fields: Fields): [string, string | Blob][] {
  const typed = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => [name, item] as const),
  )
  return [...hidden.filter(([name]) => !(name in fields)), ...typed].filter(
    (entry): entry is [string, string | Blob] => entry[1] !== undefined,
  )
}

export function postPlainForm(
  form: PlainForm,
  fields: Fields,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<FormResponse> {
  const body = new FormData()
  for (const [name, value] of mergeFields(form, fields)) body.append(name, value)
  return postBody(form, body, headers, signal)
}

/** Sends the origin header of a browser; does not follow redirects. */
export async function postBody(
  { url }: PlainForm,
  body: FormData,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<FormResponse & { headers: Headers }> {
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
  const location = response.headers.get('location') ?? ''
  return { status: response.status, headers: response.headers, location, html, ms }
}

export const isThankYouRedirect = ({ location }: Pick<FormResponse, 'location'>) =>
  location.startsWith('/thankyou?')

/** Record key in the thank-you URL; '' without one. */
export const getRequestKey = ({ location }: Pick<FormResponse, 'location'>) =>
  new URL(location, 'http://site').searchParams.get('ref') ?? ''
