import { writeFileSync } from 'node:fs'
import { SITE_URL } from '@/lib/env'
import { getRequestKey } from '@/lib/http/plain-form'
import { postQuote, VALID_MOVE } from '@/e2e/support/pages/post-form'
import { expect } from '@/e2e/support/servers/fixtures'
import { DISPATCHER } from '@/e2e/support/servers/mail-server'
import { test } from '@/e2e/support/servers/office'

test('@core A quote is mailed to the dispatcher, confirmed to the customer and posted in the chat', async ({
  office,
  database,
}, testInfo) => {
  const { site, mail, chat } = office
  const key = getRequestKey(await postQuote(site.url))
  await expect.poll(() => mail.mails.length).toBe(2)
  await expect.poll(() => database.read(`/details/${key}/sent/chat`)).not.toBeNull()
  const { reference } = database.read(`/details/${key}`) as { reference: string }

  const [dispatched] = office.getMailsTo(DISPATCHER)
  expect(dispatched?.messageId).toBe(`<${key}.email@localhost>`)
  expect(dispatched?.subject).toContain('Moving quote in Toronto: Mary')
  expect(dispatched?.subject).not.toMatch(/Smith|416/)
  expect(dispatched?.replyTo).toContain(VALID_MOVE.email)
  // Google's relay refuses `[127.0.0.1]`.
  expect(dispatched?.clientName).toBe(new URL(SITE_URL).hostname)
  for (const fact of ['Mary Smith', '416-555-0142', '75201', reference, 'Two rooms'])
    expect(dispatched?.text).toContain(fact)
  expect(dispatched?.html).toContain('tel:+14165550142')

  const [confirmed] = office.getMailsTo(VALID_MOVE.email)
  expect(confirmed?.messageId).toBe(`<${key}.customer@localhost>`)
  expect(confirmed?.text).toContain(reference)
  expect(confirmed?.text).toContain('416-555-0110')

  expect(chat.calls).toHaveLength(1)
  expect(chat.calls[0]?.body).toContain(reference)
  expect(chat.calls[0]?.body.replaceAll(reference, '')).not.toMatch(/Mary|Smith|555|Two rooms/)
  for (const [index, { raw }] of mail.mails.entries())
    writeFileSync(testInfo.outputPath(`mail-${index + 1}.eml`), raw)
})
