import { expect } from '@playwright/test'
import { format } from 'prettier'
import packageJson from '@/package.json' with { type: 'json' }
import { openPage } from '@/e2e/support/pages/hydration'
import { postQuote } from '@/e2e/support/pages/post-form'
import {
  fillMove,
  getFullQuoteForm,
  getThankYouKey,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'
import {
  DISPATCHER,
  getMailSettings,
  startMailServer,
  type MailServer,
} from '@/e2e/support/servers/mail-server'
import { test as base, type SourceCopy } from '@/e2e/support/servers/source-copy'
import { getRequestKey } from '@/lib/cron/plain-form'

const test = base.extend<{ mail: MailServer }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright parses the pattern
  mail: async ({}, use) => {
    const mail = await startMailServer()
    await use(mail)
    mail.stop()
  },
})

const BUILD_TIMEOUT_MS = 15 * 60_000

/** docs/how-to-add-a-question.md, for a typed answer and for a choice. */
function addQuestions(copy: SourceCopy): void {
  copy.edit('lib/forms/quote-schema.ts', [
    [
      "    message: fields.message(fields.notEmpty('Message",
      "    flightsOfStairs: fields.optionalText(),\n    elevator: fields.optionalChoice(['yes', 'no']),\n$&",
    ],
  ])
  copy.edit('components/moving-quote/full-quote-form.tsx', [
    ['import { SubmissionForm', "import { RadioGroup } from '@/components/form/radio-group'\n$&"],
    [
      '      <MessageField\n',
      `      <TextField {...field('flightsOfStairs', 'How many flights of stairs?')} optional />
      <RadioGroup
        {...field('elevator', 'Is there an elevator?')}
        options={[
          { value: 'yes', label: t('Yes') },
          { value: 'no', label: t('No') },
        ]}
        optional
      />
$&`,
    ],
  ])
  copy.edit('lib/words/fr/moving-quote.ts', [
    [
      "  'What are we moving",
      "  'How many flights of stairs?': 'Combien d’étages d’escalier?',\n  'Is there an elevator?': 'Y a-t-il un ascenseur?',\n$&",
    ],
  ])
}

async function readAnswers(copy: SourceCopy, key: string): Promise<unknown> {
  const { stdout } = await copy.runNpm('leads', '--', '--all', '--json')
  const { details } = JSON.parse(stdout) as { details: Record<string, { answers: unknown }> }
  return details[key]?.answers
}

test('A developer adds a question with its line in the schema and its line in the form', async ({
  page,
  copy,
  mail,
}) => {
  test.setTimeout(BUILD_TIMEOUT_MS)
  addQuestions(copy)
  const files = [
    'lib/forms/quote-schema.ts',
    'components/moving-quote/full-quote-form.tsx',
    'lib/words/fr/moving-quote.ts',
  ]
  for (const file of files) {
    const text = copy.read(file)
    expect(await format(text, { ...packageJson.prettier, filepath: file }), file).toBe(text)
  }
  await copy.runNpm('lint', '--', ...files)
  await copy.runNpm('unit', '--', 'lib/forms/quote', 'lib/forms/lead', 'components/moving-quote')
  await copy.runNpm('build')
  const site = await copy.start(getMailSettings(mail))

  // Faster than people: else it would be quarantined.
  await page.addInitScript(() => sessionStorage.setItem('opened', String(Date.now() - 10_000)))
  await openPage(page, `${site.url}/toronto`)
  const form = getFullQuoteForm(page)
  const stairs = form.getByLabel('How many flights of stairs? (optional)')
  const elevator = form.getByRole('group', { name: 'Is there an elevator? (optional)' })
  await fillMove(form)
  await stairs.fill('3')
  await elevator.getByLabel('Yes').check()
  await page.reload()
  await expect(stairs).toHaveValue('3')
  await expect(elevator.getByLabel('Yes')).toBeChecked()
  await submitValidForm(form)

  const sent = page.getByRole('region', { name: 'Your request' })
  await expect(sent).toContainText('How many flights of stairs?3')
  await expect(sent).toContainText('Is there an elevator?Yes')
  const answers = { packing: false, flights_of_stairs: '3', elevator: 'yes' }
  expect(await readAnswers(copy, getThankYouKey(page))).toEqual(answers)
  const getDispatched = () => mail.mails.find(({ recipients }) => recipients.includes(DISPATCHER))
  await expect.poll(() => getDispatched()?.text).toMatch(/Flights of stairs\W+3\b/)
  expect(getDispatched()?.text).toMatch(/Elevator\W+Yes\b/)
  const { stdout: list } = await copy.runNpm('leads', '--', '--wide')
  expect(list).toMatch(/Flights of stairs\W+3\b/)
  const { stdout: csv } = await copy.runNpm('leads', '--', '--csv', 'leads')
  expect(csv).toMatch(/flights.of.stairs/i)

  const key = getRequestKey(await postQuote(site.url))
  expect(await readAnswers(copy, key), 'optional').toEqual({ packing: false })
})
