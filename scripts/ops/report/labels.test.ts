import { hideNumbers } from './labels'
import { createRequest } from './report.fixture'

const SPEND = { source: 'Flyer 416-555-0101', campaign: 'movers-2026-10-01' }

const hide = (touches: { source?: string; campaign?: string }[], spend = [SPEND]) =>
  hideNumbers(touches.map(createRequest), spend).map(({ source, campaign }) => [source, campaign])

test('A phone number in a link is hidden, and the id of a campaign is not', () => {
  const [jane, id] = hide([
    { source: '+1 416 555 0101', campaign: 'Jane 416-555-0101' },
    { source: '20512345678', campaign: '20512345678' },
  ])
  expect(jane).toEqual(['(number)', 'Jane (number)'])
  expect(id).toEqual(['(number) #2', '20512345678'])
})

test('A name that the table of costs has is printed', () => {
  expect(hide([SPEND])).toEqual([[SPEND.source, SPEND.campaign]])
  expect(hide([SPEND], [])).toEqual([['Flyer (number)', 'movers-(number)']])
})

test('Names that differ stay different', () => {
  const names = ['for 416-555-0101', 'for 416-555-0102', 'for (number)', 'for 416-555-0102', 'for']
  expect(hide(names.map((campaign) => ({ campaign }))).map(([, campaign]) => campaign)).toEqual([
    ...['for (number)', 'for (number) #2', 'for (number) #3', 'for (number) #2', 'for'],
  ])
})
