import * as z from 'zod/mini'
import { ARRIVAL_WINDOWS, formatWindowStart } from '@/lib/dates/schedule'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { isLanguage } from '@/lib/words/languages'

export const CLOSED_DATES_MAX = 90
export const NOTICE_HOURS_MAX = 168
export const CAPACITY_MAX = 50
export const DAY_MAIL = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|no)$/
/** https only, and no character that breaks a mail's text or HTML. */
export const REVIEWS_URL = /^https:\/\/[\w.-]+(?:\/[\w./?=&%~+:@-]*)?$/
export const isLanguageList = (text: string) =>
  text.split(',').includes('en') && text.split(',').every(isLanguage)

export function wholeNumber(min: number, max: number) {
  return z.number().check(z.gte(min), z.lte(max), z.refine(Number.isInteger))
}

export function listOf(isItem: (text: string) => boolean) {
  const isList = (items: string[]) => items.length <= CLOSED_DATES_MAX && items.every(isItem)
  return z.string().check(z.refine((text) => isList(splitList(text))))
}

export function splitList(text: string): string[] {
  return text === '' ? [] : text.split(/, ?/)
}

/** `2026-11-25 09:00` */
export function isWindowStart(text: string): boolean {
  const [date = ''] = text.split(' ')
  return isIsoDate(date) && ARRIVAL_WINDOWS.some((one) => formatWindowStart(date, one) === text)
}
