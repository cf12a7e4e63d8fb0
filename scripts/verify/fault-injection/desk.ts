import { randomInt } from 'node:crypto'
import {
  parseHiddenFields,
  postPlainForm,
  type Fields,
  type PlainForm,
} from '@/lib/http/plain-form'
import { CANCELLED } from '@/lib/requests/change'
import type { Request } from '@/lib/requests/request'
import { pick, pickTime, timeOut, type Answer, type Customer, type Stage } from './visitors'

const UNCHANGED = /was not saved|That window|closed that day|are not over/
const FULL = /That window is full/
const STORED = /\/desk\/request\?key=([^&]+)&done=entered/

/** Buttons of a request's page: the form's name, and the value of the button. */
const PRESSES = [
  { name: 'Confirm it', what: 'confirm' },
  { name: 'Confirm it', what: 'move' },
  { name: 'Another time', what: 'move' },
  { name: 'Not sure after all?', what: 'unconfirm' },
  { name: 'Cancel', what: 'cancel' },
  { name: 'Cancelled', what: 'reopen' },
  { name: 'Reopen at another time', what: 'reopen' },
]

const getHeaders = ({ cookie }: Stage) => ({
  cookie,
  'x-forwarded-for': `10.9.${randomInt(250)}.1`,
})

async function openRequest(stage: Stage, key: string): Promise<{ url: string; html: string }> {
  const url = `${stage.url}/toronto/desk/request?key=${key}`
  const page = await fetch(url, { headers: getHeaders(stage), signal: timeOut() })
  return { url, html: await page.text() }
}

export async function press(stage: Stage, { key, answers }: Customer): Promise<void> {
  const page = await openRequest(stage, key).catch(() => undefined)
  const forms = PRESSES.flatMap(({ name, what }) => {
    const hidden = page && parseHiddenFields(page.html, name)
    return hidden ? [{ what, name, form: { url: page.url, hidden } }] : []
  })
  if (forms.length === 0) return
  const { what, name, form } = pick(forms)
  const time = pickTime()
  const hasTime = what === 'confirm' || what === 'move' || name === 'Reopen at another time'
  const to = what === 'cancel' ? CANCELLED : hasTime ? time.to : ''
  const isTrue = ({ appointment, isCancelled, isConfirmed }: Request) => {
    if (what === 'unconfirm' || what === 'confirm') return isConfirmed === (what === 'confirm')
    return to === '' ? !isCancelled : appointment === to
  }
  const outcome = await send(stage, form, { what, ...(hasTime && time.fields) })
  answers.push({ key, to, outcome, isTrue })
}

/** Releases a held request. @returns false if it may still be held */
export async function release(stage: Stage, { key }: Customer): Promise<boolean> {
  const page = await openRequest(stage, key).catch(() => undefined)
  if (!page?.html.includes('What happened')) return false
  const hidden = parseHiddenFields(page.html, 'Is it a person?')
  return !hidden || (await send(stage, { ...page, hidden }, { what: 'release' })) === 'done'
}

async function send(stage: Stage, form: PlainForm, fields: Fields): Promise<Answer['outcome']> {
  stage.progress.sent++
  const answer = await postPlainForm(form, fields, getHeaders(stage), timeOut()).catch(
    () => undefined,
  )
  if (answer?.location.includes('done=late')) return 'unchanged'
  if (answer?.location.includes('done=')) return 'done'
  return answer && UNCHANGED.test(answer.html) ? 'unchanged' : 'unknown'
}

/** @returns the key of a caller's pickup, '' if the window is full, undefined if we do not know */
export async function enterBooking(stage: Stage, fields: Fields): Promise<string | undefined> {
  const url = `${stage.url}/toronto/desk/new-booking`
  const page = await fetch(url, { headers: getHeaders(stage), signal: timeOut() })
  const hidden = parseHiddenFields(await page.text(), 'New booking')
  if (!hidden) return undefined
  stage.progress.sent++
  const answers = { cityKey: 'toronto', language: 'en', ...fields }
  const answer = await postPlainForm({ url, hidden }, answers, getHeaders(stage), timeOut())
  if (FULL.test(answer.html)) return ''
  return STORED.exec(answer.location)?.[1]
}
