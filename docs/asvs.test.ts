import { existsSync, readFileSync } from 'node:fs'

const TABLE = readFileSync('docs/asvs.md', 'utf8')

/** How many requirements of levels 1 and 2 each chapter of release 5.0.0 has. */
const CHAPTERS: Record<number, number> = {
  ...{ 1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 9: 7 },
  ...{ 10: 29, 11: 14, 12: 9, 13: 13, 14: 9, 15: 13, 16: 16, 17: 7 },
}

/** Each cited test file with the titles that follow it. */
const CITED = [...TABLE.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)`((?:(?:, | )“[^”]+”)*)/g)].map(
  ([, file = '', titles = '']) => ({
    file,
    titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }),
)

test('The tests that the table cites are there', () => {
  expect(CITED.length).toBeGreaterThan(100)
  const missing = CITED.flatMap(({ file, titles }) => {
    if (!existsSync(file)) return [file]
    const text = readFileSync(file, 'utf8')
    return titles.filter((title) => !text.includes(title)).map((title) => `${file}: ${title}`)
  })
  expect(missing).toEqual([])
})

test('Every requirement stands in the table once, or its chapter is said not to apply', () => {
  const numbers = [...TABLE.matchAll(/v5\.0\.0-(\d+)\.\d+\.\d+/g)]
  expect(new Set(numbers.map(([id]) => id)).size).toBe(numbers.length)
  for (const [chapter, count] of Object.entries(CHAPTERS)) {
    const listed = numbers.filter(([, number]) => number === chapter).length
    if (listed === 0) expect(TABLE).toMatch(new RegExp(`\\(V${chapter}, ${count}[ )]`))
    else expect([chapter, listed]).toEqual([chapter, count])
  }
})
