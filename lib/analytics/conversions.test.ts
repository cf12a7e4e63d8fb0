import { createConversionEvent } from './conversions'
import { createLead } from '@/lib/forms/lead'
import { CONVERSION_KINDS } from './tag-settings'

test('A quote asked for in Canada is worth Canadian dollars, and comes from where its lead comes from', () => {
  const request = { cityKey: 'toronto', name: 'A', phone: '416-555-0142', message: 'B' } as const
  const { source } = createLead(request, { now: new Date(), ip: '' })
  expect(createConversionEvent('lead', 'toronto', 'the-ref')).toEqual({
    name: 'generate_lead',
    parameters: {
      value: expect.any(Number) as number,
      currency: 'CAD',
      lead_source: source,
      city: 'toronto',
      kind: 'lead',
      transaction_id: 'the-ref',
    },
  })
})

test('A tap on a number in Texas is worth American dollars, and is nobody’s request', () => {
  const { name, parameters } = createConversionEvent('call', 'dfw')
  expect(name).toBe('call_click')
  expect(parameters.currency).toBe('USD')
  expect(parameters).not.toHaveProperty('transaction_id')
})

test('No two kinds of success have one name, and each is worth something', () => {
  const events = CONVERSION_KINDS.map((kind) => createConversionEvent(kind, 'dfw'))
  expect(new Set(events.map(({ name }) => name)).size).toBe(CONVERSION_KINDS.length)
  for (const { parameters } of events) expect(parameters.value).toBeGreaterThan(0)
})
