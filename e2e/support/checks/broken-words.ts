import type { Locator } from '@playwright/test'

/** Finds words on two lines, and texts that overlap. Returns one sentence per issue. */
export function findBrokenWords(region: Locator): Promise<string[]> {
  return region.evaluate((root) => {
    const TOLERANCE = 2
    const issues: string[] = []
    const lines: { text: string; box: DOMRect }[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
          issues.push(`"${word}" is on several lines`)
        lines.push(...boxes.map((box) => ({ text: word, box })))
      }
    }
    lines.forEach(({ text, box }, n) => {
      for (const other of lines.slice(n + 1)) {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        // Lines of a tight text touch; their letters do not.
        if (width > TOLERANCE && height > TOLERANCE + box.height * 0.3)
          issues.push(`"${text}" overlaps "${other.text}"`)
      }
    })
    return issues
  })
}
