import type { TextRow } from '@/lib/notifications/request-rows'

const TITLE_ID = 'request'

/** What was asked, as the mail says it. */
export function RequestRows({ rows }: { rows: readonly TextRow[] }) {
  return (
    <section aria-labelledby={TITLE_ID} className="@container card p-5 print:[box-shadow:none]">
      <h2 id={TITLE_ID} className="text-xl">
        Your request
      </h2>
      <dl className="grid gap-x-6 gap-y-3 pt-3 @sm:grid-cols-2">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt className="text-sm font-bold">{label}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
