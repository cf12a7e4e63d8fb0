import * as z from 'zod/mini'
import { optionalEmail } from './fields'
import type { FieldValues } from './form'
import { createFullQuoteSchema } from './quote-schema'

/** The full quote of a caller, who may have no email. @param today as in `createFullQuoteSchema` */
export function createQuoteEntrySchema(values: Readonly<FieldValues>, today?: string) {
  return z.extend(createFullQuoteSchema(values, today), { email: optionalEmail() })
}
