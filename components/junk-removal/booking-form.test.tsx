import { renderToStaticMarkup } from 'react-dom/server'
import { getCity } from '@/lib/cities/cities'
import { getConsentText } from '@/lib/forms/consent'
import { OUTSIDE_AREA_FIELD } from '@/lib/forms/form'
import { BOOKING_FIELDS } from '@/lib/forms/parse-booking'
import { BookingForm } from './booking-form'

jest.mock('./actions', () => ({ bookJunkRemoval: jest.fn() }))

test('The booking form asks the questions of its schema, in their order', () => {
  const html = renderToStaticMarkup(
    <BookingForm
      formId="booking"
      cityKey="toronto"
      cityDefaults={getCity('toronto')}
      calendar={{ closedDates: [], noticeHours: 0, fullWindows: [] }}
      phone="416-555-0110"
      consent={getConsentText({ country: 'canada' })}
      privacyPath="/toronto/privacy"
    />,
  )
  const names = Array.from(html.matchAll(/ name="(\w+)"/g), ([, name]) => name)
  const asked = [...new Set(names)].filter((name) => BOOKING_FIELDS.some((field) => field === name))
  expect(asked).toEqual(BOOKING_FIELDS.filter((field) => field !== OUTSIDE_AREA_FIELD))
})
