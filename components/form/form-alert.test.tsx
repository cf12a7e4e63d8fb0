import { renderToStaticMarkup } from 'react-dom/server'
import { ErrorSummary } from './form-alert'

test('Identical messages start with the name of their field, and a question keeps its mark', () => {
  const message = { text: 'This field is required' }
  const html = renderToStaticMarkup(
    <ErrorSummary
      formId="booking"
      errors={{ message, isTimeSensitive: message, cityKey: { text: 'Choose from the list' } }}
      labels={{ message: 'Your items or a message', isTimeSensitive: 'Flexible on timing?' }}
    />,
  )
  const items = html.match(/(?<=<li>).*?(?=<\/li>)/g)?.map((item) => item.replace(/<[^>]+>/g, ''))
  expect(items).toEqual([
    'Your items or a message: This field is required',
    'Flexible on timing? This field is required',
    'Choose from the list',
  ])
  expect(html).toContain('href="#booking-message"')
})
