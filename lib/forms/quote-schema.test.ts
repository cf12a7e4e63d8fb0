import { VALID_QUOTE as FULL, parseInEnglish } from './forms.fixture'
import { createFullQuoteSchema, createShortQuoteSchema } from './quote-schema'

const { cityKey, name, phone, message } = FULL
const SHORT = { cityKey, name, phone, email: '', moveSize: '', message }
type Answers = Partial<Record<keyof typeof FULL, string>>

const parseFull = (answers: Answers) => {
  const values = { ...FULL, ...answers }
  return parseInEnglish(createFullQuoteSchema(values), values)
}
const parseShort = (answers: Answers) =>
  parseInEnglish(createShortQuoteSchema({ ...SHORT, ...answers }), { ...SHORT, ...answers })

const RELOAD = 'This page is out of date. Reload it and send the form again'
const REQUIRED = 'This field is required'
const TEN_DIGITS = 'Enter a phone number with ten digits'
const ACCENTS = 'Use letters without accents before the @'
const ABROAD = 'Enter a U.S. or Canadian phone number'
const TOO_LONG = 'Please keep it to 1,000 characters or fewer'

test.each([
  [{ name: '' }, { name: 'Name is required' }],
  [{ name: '\uffa0 \u115f\u1160\u0301' }, { name: 'Name is required' }],
  [{ phone: '' }, { phone: 'Phone number is required' }],
  [{ phone: '416-155-0142' }, { phone: TEN_DIGITS }],
  [{ phone: '116-555-0142' }, { phone: TEN_DIGITS }],
  [{ phone: '+44 20 7946 0958' }, { phone: ABROAD }],
  [{ phone: '020 7946 0958' }, { phone: ABROAD }],
  [{ phone: '416-555-0142, 647-555-0199' }, { phone: 'Enter one 10-digit phone number' }],
  [{ email: '' }, { email: 'A valid email is required' }],
  [{ email: 'ana@example' }, { email: 'Invalid email format' }],
  [{ email: 'frédéric@example.com' }, { email: ACCENTS }],
  [{ message: '' }, { message: 'Message is required' }],
  [{ message: '\u3164\u3164' }, { message: 'Message is required' }],
  [{ message: 'a'.repeat(1001) }, { message: TOO_LONG }],
  // docs/requirements.md, decision 8
  [{ moveDate: '2026-02-30' }, { moveDate: 'Check that date, or leave it blank' }],
  [{ cityKey: '' }, { cityKey: RELOAD }],
  [{ cityKey: 'springfield' }, { cityKey: RELOAD }],
  [{ cityKey: 'constructor' }, { cityKey: RELOAD }],
])('A quote request with %j is rejected with %j', (answers: Answers, errors) => {
  expect(parseFull(answers)).toEqual({ errors })
})

const TODAY = '2026-11-23'
test.each([
  ['2026-11-22', 'That day has passed. Choose a later one, or leave it blank'],
  ['2020-01-01', 'That day has passed. Choose a later one, or leave it blank'],
  ['2028-05-24', 'Choose a day in the next eighteen months, or leave it blank'],
  ['9999-12-31', 'Choose a day in the next eighteen months, or leave it blank'],
  [TODAY, undefined],
  ['2028-05-23', undefined],
  ['', undefined],
])('On 2026-11-23 the move date %j is answered with %j', (moveDate, message) => {
  const { errors } = parseInEnglish(createFullQuoteSchema(FULL, TODAY), { ...FULL, moveDate })
  expect(errors).toEqual(message === undefined ? {} : { moveDate: message })
})

test.each([
  [{ name: '' }, { name: REQUIRED }],
  [{ phone: '' }, { phone: REQUIRED }],
  [{ phone: '555-0100' }, { phone: TEN_DIGITS }],
  [{ phone: '016-555-0142' }, { phone: ABROAD }],
  [{ phone: '819-555' }, { phone: TEN_DIGITS }],
  [{ email: 'иван@почта.рф' }, { email: ACCENTS }],
  [{ message: '' }, { message: REQUIRED }],
  [{ message: 'a'.repeat(1001) }, { message: TOO_LONG }],
  [{ cityKey: 'springfield' }, { cityKey: RELOAD }],
])('A short quote with %j is rejected with %j', (answers: Answers, errors) => {
  expect(parseShort(answers)).toEqual({ errors })
})

test('A visitor who sends an empty form reads the messages of all fields', () => {
  const empty = Object.fromEntries(Object.keys(FULL).map((name) => [name, '']))
  expect(parseInEnglish(createFullQuoteSchema(empty), { ...empty, cityKey: 'dfw' }).errors).toEqual(
    {
      name: 'Name is required',
      phone: 'Phone number is required',
      email: 'A valid email is required',
      zip: 'Moving From Zip is required',
      zipTo: 'Moving To Zip is required',
      message: 'Message is required',
    },
  )
})

test('Both forms accept a message of 1,000 characters', () => {
  const message = 'a'.repeat(1000)
  expect(parseFull({ message }).data?.message).toBe(message)
  expect(parseShort({ message }).data?.message).toBe(message)
})

test.each([
  'ana@example.com',
  'ANA@EXAMPLE.COM',
  'ana.maria+move@mail.example.co.uk',
  "o'brien@example.com",
  'a_b-c@ex-ample.ca',
  '1@2.ca',
  `${'a'.repeat(64)}@example.com`,
  `ana@${'a'.repeat(63)}.com`,
])('%s is an email', (email) => {
  expect(parseFull({ email }).data?.email).toBe(email)
})

test.each([
  '@example.com',
  'ana@example',
  'ana@.com',
  'ana@example..com',
  'ana@example-.com',
  'ana maria@example.com',
  'ana@example.com, bob@example.com',
  'ana@example.com\nbcc:x@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ana@${'a'.repeat(64)}.com`,
  `ana@${'a.'.repeat(124)}com`,
])('%j is not an email', (email) => {
  expect(parseFull({ email }).errors).toEqual({ email: 'Invalid email format' })
})

test('The answers of a visitor are cleaned', () => {
  const typed = {
    name: ' ana-maria ',
    phone: '+1 (416) 555-0100',
    email: ' ana@example.com ',
    zip: 'M5V 2T6',
    zipTo: '75201-1234',
    message: ' 2-3 boxes!\n',
  }
  expect(parseFull(typed).data).toMatchObject({
    cityKey: 'toronto',
    name: 'Ana Maria',
    phone: '416-555-0100',
    email: 'ana@example.com',
    fromCountry: 'canada',
    zip: 'm5v2t6',
    toCountry: 'usa',
    zipTo: '75201',
    moveDate: '2026-07-04',
    packing: true,
    message: '2 3 boxes',
  })
})
