import { expect, type Page } from '@playwright/test'
import { getTagPages, type GoogleTagStub } from '@/e2e/support/servers/google-tag-stub'

export const AD_SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization']
export const makeConsentState = (state: string, signals = [...AD_SIGNALS, 'analytics_storage']) =>
  Object.fromEntries(signals.map((signal) => [signal, state]))

type Answers = Partial<Record<'Analytics' | 'Ads', 'Yes' | 'No'>>

export async function choosePrivacyOptions(
  page: Page,
  tag: GoogleTagStub,
  answers: Answers,
): Promise<void> {
  await page.goto('/toronto')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Privacy choices' }).click()
  await expect(page).toHaveURL('/toronto/privacy#choices')
  // A page counts itself once it is idle, which can be later than the visitor's choice.
  const getPage = () => getTagPages(tag).at(-1)?.page_location
  await expect.poll(getPage).toContain('/toronto/privacy')
  await answerPrivacyQuestions(page, answers)
}

export async function answerPrivacyQuestions(page: Page, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const question = page.getByRole('group', { name: new RegExp(`Google ${name}`) })
    await question.getByLabel(answer).check()
  }
}
