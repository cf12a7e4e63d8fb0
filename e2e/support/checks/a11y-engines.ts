import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { MARKETING_FIELD } from '@/lib/forms/form'

const require = createRequire(import.meta.url)

/** Two engines that look for what keeps people out; one sentence for each place, none where all is well. */
export const A11Y_ENGINES = { axe: findAxeViolations, ibm: findIbmViolations }
export type A11yEngine = keyof typeof A11Y_ENGINES

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const AXE_SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

async function findAxeViolations(page: Page): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: !(await hasForcedColors(page)) } }
  const options = JSON.stringify({ runOnly: AXE_TAGS, resultTypes: ['violations'], rules })
  const { violations } = await page.evaluate<AxeResults>(
    `(() => { ${AXE_SOURCE}; return axe.run(${options}) })()`,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}. ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  )
}

/** What IBM's engine gives back, as far as it is read here. */
interface IbmResult {
  ruleId: string
  message: string
  snippet: string
}

/** The box for marketing texts stands once in each form of a page: not one question with two boxes. */
function isMarketingCheckbox({ ruleId, snippet }: IbmResult): boolean {
  return ruleId === 'input_checkboxes_grouped' && snippet.includes(`name="${MARKETING_FIELD}"`)
}

const IBM_CONTRAST_RULES = ['text_contrast_sufficient']
const IBM_SOURCE = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8')

/**
 * Counts what the engine is sure of. What it calls potential or manual are questions to a person, asked
 * on any page ("confirm that this text is no heading"): they were read once, and can never come to none.
 */
async function findIbmViolations(page: Page): Promise<string[]> {
  const results = await page.evaluate<IbmResult[]>(`(async () => {
    ${IBM_SOURCE}
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility'])
    return results
      .filter(({ value }) => value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }))
  })()`)
  const ignored = (await hasForcedColors(page)) ? IBM_CONTRAST_RULES : []
  return results
    .filter((result) => !ignored.includes(result.ruleId) && !isMarketingCheckbox(result))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`)
}

/**
 * Where colours are forced, the browser paints its own, but tells the engines of the page's: what they
 * say of contrast there is about colours that nobody sees.
 */
function hasForcedColors(page: Page): Promise<boolean> {
  return page.evaluate(() => matchMedia('(forced-colors: active)').matches)
}
