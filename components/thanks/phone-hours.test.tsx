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
    'Our Edmonton office is closed right now. We open Saturday at 8\u00a0am.',
  )
  expect(renderText('2026-11-21', '19:40')).toContain('We open Monday at 8\u00a0am.')
})

test('During opening hours the page says when they end', () => {
  expect(renderText('2026-11-20', '14:05')).toContain(
    'Our Edmonton office is open until 6\u00a0pm today.',
  )
})
