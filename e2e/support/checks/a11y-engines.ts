import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { MARKETING_FIELD } from '@/lib/forms/form'

const require = createRequire(import.meta.url)

/** Accessibility engines; each returns one sentence per violation. */
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

interface IbmResult {
  ruleId: string
  message: string
  snippet: string
}

/** IBM's engine takes the same checkbox in two forms of a page for one group. */
function isMarketingCheckbox({ ruleId, snippet }: IbmResult): boolean {
  return ruleId === 'input_checkboxes_grouped' && snippet.includes(`name="${MARKETING_FIELD}"`)
}

const IBM_CONTRAST_RULES = ['text_contrast_sufficient']
const IBM_SOURCE = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8')

/**
 * Keeps certain failures only. Potential and manual results are questions to a person, such as "confirm
 * that this text is no heading".
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
 * With forced colors the browser paints its own colors but reports the page's, so contrast results are
 * wrong.
 */
function hasForcedColors(page: Page): Promise<boolean> {
  return page.evaluate(() => matchMedia('(forced-colors: active)').matches)
}
