import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { VALID_MOVE, makeValidPickup, postForm } from '@/e2e/support/pages/post-form'
import { fetchForm, type Fields } from '@/lib/http/plain-form'

const FORMS = [
  ['/', 'Moving quote'],
  ['/', 'Quick estimate'],
  ['/get-quote', 'Quick estimate'],
  ['/toronto', 'Moving quote'],
  ['/toronto', 'Quick estimate'],
  ['/toronto/hire', 'Moving quote'],
  ['/toronto/get-quote', 'Quick estimate'],
  ['/toronto/book-now', 'Junk pickup'],
] as const

// A post that returns a state can hang the server (vercel/next.js#57867), and then the test times out.
for (const [path, label] of FORMS) {
  test(
    `An invalid form “${label}” on ${path} comes back with its values`,
    { tag: '@core' },
    async ({ site, database }) => {
      const form = await fetchForm(site.url + path, label)
      const answer = await postForm(form, { name: 'Mary', phone: '12', message: '' })
      expect(answer.status).toBe(200)
      expect(answer.html).toContain('Please check your answers')
      expect(answer.html).toContain('value="Mary"')
      expect(database.read('/leads')).toBeNull()
    },
  )
}

type InvalidCase = [description: string, fields: Fields, message: string]

const NO_FIELDS = Object.fromEntries(Object.keys(VALID_MOVE).map((name) => [name, undefined]))
/** Cases that need a whole request; lib/forms tests each rule. */
const INVALID_MOVES: InvalidCase[] = [
  ['an unknown city', { cityKey: 'springfield' }, 'This page is out of date'],
  ['no city', { cityKey: undefined }, 'This page is out of date'],
  ['__proto__ as its city', { cityKey: '__proto__' }, 'This page is out of date'],
  ['a file as the name', { name: new Blob(['Mary']) }, 'Name is required'],
  ['no fields', NO_FIELDS, 'Message is required'],
]

const INVALID_BOOKINGS: InvalidCase[] = [
  ['an unknown item', { items: ['piano', 'uranium'] }, 'Choose from the list'],
  ['a file as the street', { street: new Blob(['x']) }, 'Street: This field is required'],
]

for (const { path, label, list, formName, validFields, invalidCases } of [
  {
    ...{ path: '/toronto', label: 'Moving quote', list: 'leads', formName: 'full' },
    ...{ validFields: VALID_MOVE, invalidCases: INVALID_MOVES },
  },
  {
    ...{ path: '/toronto/book-now', label: 'Junk pickup', list: 'jobs', formName: 'pickup' },
    ...{ validFields: makeValidPickup(), invalidCases: INVALID_BOOKINGS },
  },
]) {
  test.describe(label, { tag: '@core' }, () => {
    for (const [description, fields, message] of invalidCases) {
      test(`A form with ${description} is answered with an error and not stored`, async ({
        site,
        database,
      }) => {
        const form = await fetchForm(site.url + path, label)
        const answer = await postForm(form, { ...validFields, ...fields })
        expect(answer.status).toBe(200)
        expect(answer.html).toContain(message)
        if (!('name' in fields)) expect(answer.html).toContain('value="Mary Smith"')
        expect(database.read(`/${list}`)).toBeNull()
      })
    }

    test('A bot that fills the honeypot is thanked and quarantined', async ({ site, database }) => {
      const form = await fetchForm(site.url + path, label)
      const fields = { ...validFields, [HONEYPOT_FIELD]: 'https://spam.example' }
      expect((await postForm(form, fields)).location).toContain(`/thankyou?form=${formName}`)
      expect(database.read(`/${list}`)).toBeNull()
      expect(Object.values(database.read(`/quarantine/${list}`) ?? {})).toHaveLength(1)
    })
  })
}
