import { renderToStaticMarkup } from 'react-dom/server'
import { bindFields } from '@/components/form/form-binding.fixture'
import { getCity } from '@/lib/cities/cities'
import { BookingQuestions } from './booking-questions'

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'history')
})

/** No clock yet: a radio button keeps what it shows before the page knows the city's time. */
function isWindowChosen(): boolean {
  const values = { selectedDate: '2026-12-01', timeSlot: '11:00-13:00' }
  const html = renderToStaticMarkup(
    <BookingQuestions
      form={bindFields(values)}
      cityKey="toronto"
      cityDefaults={getCity('toronto')}
      clock={undefined}
      calendar={{ closedDates: [], noticeHours: 0, fullWindows: ['2026-12-01 11:00'] }}
      replyValues={{}}
      phone="416-555-0110"
    />,
  )
  return /<input[^>]*checked=""[^>]*value="11:00-13:00"/.test(html)
}

test('A full window is not chosen, except after "back" by the visitor who has booked it', () => {
  expect(isWindowChosen()).toBe(false)
  const values = { selectedDate: '2026-12-01', timeSlot: '11:00-13:00' }
  const memory = JSON.stringify({ sent: { form: 'pickup', values } })
  Object.assign(globalThis, { sessionStorage: { getItem: () => memory } })
  expect(isWindowChosen()).toBe(true)
})
