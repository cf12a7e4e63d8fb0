/** A short form of docs/office.md. */
const LINES: readonly (readonly [term: string, text: string])[] = [
  [
    'To do',
    'Everything that waits for us, oldest first. After 30 days a row moves to the end, under “Older”. It stays until somebody deals with it.',
  ],
  [
    'Confirm',
    'We come. A pickup reserves its window, and the customer gets an email. For a move, press the name first, then enter the day and the price.',
  ],
  ['Called, no answer', 'Counts your calls. It changes nothing else.'],
  [
    'Won, Lost',
    'For the report and the ads. They cancel nothing. We may ask a customer you won for a review.',
  ],
  ['Release, Dismiss', 'For suspected spam: Release if it’s a person, Dismiss if it isn’t.'],
  [
    'They know now',
    'Our email about a change didn’t go through. Call the customer, then press this.',
  ],
  [
    'Move, cancel, undo',
    'Press a customer’s name. What you do there can be undone, today or next week.',
  ],
  ['A phone call', 'Use New booking or New quote above. Don’t use the public form.'],
  [
    'Days',
    '“Close or open” closes a day or a window, so that nobody can book it. A pickup that is there stays unless you cancel it.',
  ],
  [
    'Crew sheet',
    'Print it from a day. The day mail has tomorrow’s, so you can work while the site is down.',
  ],
  ['A shared computer', 'Press Sign out this browser when you leave.'],
]

export function DeskHelp() {
  return (
    <details className="card p-4 print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 text-xl font-bold">How this works</summary>
      <dl className="grid max-w-measure gap-3 pt-2">
        {LINES.map(([term, text]) => (
          <div key={term}>
            <dt className="font-bold">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
