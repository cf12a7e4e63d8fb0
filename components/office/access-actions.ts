'use server'

import { replyToChange } from '@/components/form/reply-to-change'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { getAreaCity, isAreaKey } from '@/lib/cities/location-cities'
import { readFields, type FormState } from '@/lib/forms/form'
import { parseDeskQuery } from '@/lib/forms/link-query'
import { admitBrowser } from '@/lib/office/admit-browser'
import { PRESSED, SIGNED_OUT, signOutBrowser } from '@/lib/office/desk-access'
import { safeLine } from '@/lib/requests/text'
import { getPaths } from '@/lib/routing/paths'
import { getLinkArea } from '@/lib/security/signed-links'
import type { Values } from '@/lib/words/translate'

const NAME_MAX = 40

/** The next page says if the browser kept the cookie, or what is wrong with the link. */
const getDeskPath = (areaKey: string | undefined, query: Record<string, string>) => {
  const cityKey = isAreaKey(areaKey) ? getAreaCity(areaKey).cityKey : DEFAULT_CITY
  return `${getPaths(cityKey).desk}?${new URLSearchParams(query)}`
}

export async function openInBrowser(_previous: FormState, form: FormData): Promise<FormState> {
  const values = readFields(form, ['link', 'name'])
  const { link } = parseDeskQuery(values)
  const reject = (text: string, textValues?: Values): FormState => ({
    status: 'invalid',
    values,
    errors: { name: { text, values: textValues } },
  })
  const name = safeLine(values.name, NAME_MAX + 1)
  if ([...name].length > NAME_MAX)
    return reject('Please use at most {max} characters', { max: NAME_MAX })
  const admission = await admitBrowser(link, name)
  if (admission === 'unavailable')
    return reject('Our database doesn’t answer right now. Press the button again in a minute')
  if (admission === 'limited')
    return reject('The desk takes no more actions this hour. Press the button again later')
  const [field, value] = admission === 'pressed' ? ['done', PRESSED] : ['link', link]
  return replyToChange('done', values, getDeskPath(getLinkArea(link), { [field]: value }))
}

/** Closes all desks in this browser. */
export async function signOut(_previous: FormState, form: FormData): Promise<FormState> {
  const values = readFields(form, ['areaKey'])
  await signOutBrowser()
  return replyToChange('done', values, getDeskPath(values.areaKey, { done: SIGNED_OUT }))
}
