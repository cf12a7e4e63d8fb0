import { renderToStaticMarkup } from 'react-dom/server'
import { getCity } from '@/lib/cities/cities'
import { PhoneHours } from './phone-hours'

const renderText = (date: string, time: string) =>
  renderToStaticMarkup(<PhoneHours city={getCity('edmonton')} clock={{ date, time }} />).replaceAll(
    /<[^>]+>/g,
    '',
  )

test('A visitor of the evening hears from when we call', () => {
  expect(renderText('2026-11-20', '19:40')).toContain(
    'It is 7:40 pm in Edmonton; we call from 8 am tomorrow.',
  )
  expect(renderText('2026-11-21', '19:40')).toContain('we call from 8 am on Monday.')
})

test('A visitor of the day hears that somebody is there, and until when', () => {
  expect(renderText('2026-11-20', '14:05')).toContain(
    'It is 2:05 pm in Edmonton; we are on the phones until 6 pm.',
  )
})
