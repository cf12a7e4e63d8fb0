import { renderToStaticMarkup } from 'react-dom/server'
import { getCity } from '@/lib/cities/cities'
import { PhoneHours } from './next-steps'

const renderText = (date: string, time: string) =>
  renderToStaticMarkup(<PhoneHours city={getCity('edmonton')} clock={{ date, time }} />).replaceAll(
    /<[^>]+>/g,
    '',
  )

test('In the evening the page says when we call again', () => {
  expect(renderText('2026-11-20', '19:40')).toContain(
    'It’s 7:40 pm in Edmonton. We’re back on the phones at 8 am tomorrow.',
  )
  expect(renderText('2026-11-21', '19:40')).toContain('We’re back on the phones at 8 am on Monday.')
})

test('During opening hours the page says when they end', () => {
  expect(renderText('2026-11-20', '14:05')).toContain(
    'It’s 2:05 pm in Edmonton, and we’re on the phones until 6 pm.',
  )
})
