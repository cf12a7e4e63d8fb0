import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Html } from 'parse5'

export interface PlainForm {
  url: string
  /** Includes Next's reference to the server action. */
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
  // The URL after redirects: a form posts to the page that contains it.
  return { url: page.url, hidden }
}

export function parseHiddenFields(html: string, label: string): [string, string][] | undefined {
  const [form] = findElements(parse(html), 'form', ['aria-label', label])
  if (!form) return undefined
  const inputs = findElements(form, 'input', ['type', 'hidden'])
  return inputs.map((input) => [getAttribute(input, 'name'), getAttribute(input, 'value')])
}

function findElements(parent: Html.ParentNode, tag: string, [name, value]: [string, string]) {
  return listElements(parent).filter(
    (element) => element.tagName === tag && getAttribute(element, name) === value,
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
  headers: Headers
  location: string
  html: string
}

/** Replaces hidden fields of the same name; undefined omits one. */
export function createBody({ hidden }: PlainForm, fields: Fields): FormData {
  const body = new FormData()
  for (const [name, value] of hidden) if (!(name in fields)) body.append(name, value)
  for (const [name, value] of Object.entries(fields))
    for (const item of [value].flat()) if (item !== undefined) body.append(name, item)
  return body
}

export async function postPlainForm(
  form: PlainForm,
  fields: Fields,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<FormResponse> {
  const response = await fetch(form.url, {
    method: 'POST',
    body: createBody(form, fields),
    redirect: 'manual',
    headers: { origin: new URL(form.url).origin, ...headers },
    signal: signal ?? null,
    cache: 'no-store',
  })
  const location = response.headers.get('location') ?? ''
  const { status } = response
  return { status, headers: response.headers, location, html: await response.text() }
}

export const isThankYouRedirect = ({ location }: Pick<FormResponse, 'location'>) =>
  location.startsWith('/thankyou?')

export const getRequestKey = ({ location }: Pick<FormResponse, 'location'>) =>
  new URL(location, 'http://site').searchParams.get('ref') ?? ''
