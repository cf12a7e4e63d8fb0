import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Rule } from 'eslint'

const SECTIONS = 'app/_shared/static-html/sections.tsx'
const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]((?:@\/|\.)[^'"]+)['"]/gm
const HOOK = /^(?:React\.)?use(?:[A-Z]|$)/
const CLIENT_MODULES = /^next\/(?:link|script|dynamic|form|image|navigation)$/

/** Reports code that has no effect in HTML that is never hydrated (static-section.tsx). */
export const staticHtml: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename)
    const importer = findRenderedFiles(context.cwd).get(file)
    if (importer === undefined) return {}
    const report = (node: Rule.Node, what: string) =>
      context.report({
        node,
        message: `${what} has no effect: ${importer} makes this file a part of a static section, which is only HTML (docs/decisions/0008-html-once.md).`,
      })
    return {
      'ExpressionStatement[directive="use client"]': (node: Rule.Node) =>
        report(node, 'A client component'),
      'JSXAttribute[name.name=/^(on[A-Z]|ref$)/]': (node: Rule.Node) =>
        report(node, 'A handler or ref'),
      CallExpression(node) {
        if (HOOK.test(context.sourceCode.getText(node.callee))) report(node, 'A hook')
      },
      ImportDeclaration(node) {
        if (CLIENT_MODULES.test(String(node.source.value))) report(node, 'This import')
      },
    }
  },
}

/** Maps each file of `app` and `components` that the static sections import to one that imports it. */
function findRenderedFiles(root: string): Map<string, string> {
  const files = new Map([[SECTIONS, SECTIONS]])
  for (const file of files.keys()) {
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const base = path.startsWith('@/') ? path.slice(2) : join(dirname(file), path)
      // `lib` never imports React.
      if (!/^(app|components)\//.test(base)) continue
      const names = ['.tsx', '.ts'].map((end) => base + end)
      const found = names.find((name) => existsSync(join(root, name)))
      if (found !== undefined && !files.has(found)) files.set(found, file)
    }
  }
  return files
}
