/** Metaphors that had to be learnt before the code could be read, and the standard terms instead. */
const INSTEAD = {
  astray: 'not found',
  barriers: 'violations',
  breach: 'violation',
  crowd: 'concurrent visitors',
  disturb: 'inject faults',
  door: 'middleware',
  guests: 'third parties',
  handover: 'delivery',
  journey: 'process steps',
  learnt: 'related',
  leg: 'address',
  legs: 'addresses',
  mend: 'fix',
  misbehave: 'set a fault',
  nobody: 'no one (or name the subject)',
  rooms: 'layers, folders',
  rubbish: 'invalid values',
  scoreboard: 'stats',
  somebody: 'a visitor, a person',
  stands: 'is stored, is',
  tells: 'says, returns',
  told: 'sent, sanitized',
  torture: 'fault injection',
  twin: 'static baseline',
  whoever: 'the visitor who',
}
/** Words with a standard meaning in prose that say nothing as a name. */
const NAMES_ONLY = {
  beside: 'related',
  painted: 'afterPaint',
  room: 'padding',
  soon: 'deadline',
  thank: 'redirectToThankYou',
}

const wordsOf = (name) =>
  name.split(/(?<=[a-z\d])(?=[A-Z])|[_\W]+/).map((word) => word.toLowerCase())

/** ESLint rule: no private vocabulary in identifiers and comments. */
export const plainWords = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const report = (loc, word, instead) =>
      context.report({ loc, message: `"${word}" is a metaphor here: write ${instead}.` })
    return {
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments()) {
          for (const word of new Set(wordsOf(value)))
            if (Object.hasOwn(INSTEAD, word)) report(loc, word, INSTEAD[word])
        }
      },
      'Identifier, JSXIdentifier'({ name, loc }) {
        const words = { ...INSTEAD, ...NAMES_ONLY }
        const found = wordsOf(name).find((word) => Object.hasOwn(words, word))
        if (found && !/thank.?you/i.test(name)) report(loc, found, words[found])
      },
    }
  },
}
