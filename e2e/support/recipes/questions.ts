import type { SourceCopy } from '@/e2e/support/servers/source-copy'

/** What docs/how-to-add-a-question.md edits. */
export const QUESTION_FILES = [
  'lib/forms/quote-schema.ts',
  'components/moving-quote/full-quote-form.tsx',
  'lib/words/fr/moving-quote.ts',
  'lib/words/es/moving-quote.ts',
]

/** docs/how-to-add-a-question.md, for a typed answer and for a choice. */
export function addQuestions(copy: SourceCopy): void {
  copy.edit('lib/forms/quote-schema.ts', [
    [
      "    ...noteFields(values, 'Message",
      "    flightsOfStairs: fields.optionalText(),\n    elevator: fields.optionalChoice(['yes', 'no']),\n$&",
    ],
  ])
  copy.edit('components/moving-quote/full-quote-form.tsx', [
    ['import { SubmissionForm', "import { RadioGroup } from '@/components/form/radio-group'\n$&"],
    [
      '      <MoveSizeField ',
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
  const sentences = {
    fr: ['Combien d’étages d’escalier?', 'Y a-t-il un ascenseur?'],
    es: ['¿Cuántos pisos de escaleras?', '¿Hay elevador?'],
  }
  for (const [language, [stairs, elevator]] of Object.entries(sentences))
    copy.edit(`lib/words/${language}/moving-quote.ts`, [
      [
        "  'What are we moving",
        `  'How many flights of stairs?': '${stairs}',\n  'Is there an elevator?': '${elevator}',\n$&`,
      ],
    ])
}
