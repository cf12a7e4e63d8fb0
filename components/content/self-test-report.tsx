import { Section } from '@/components/ui/section'
import type { SelfTestResult } from '@/lib/monitoring/self-test'

const CELL_CLASS = 'border-b border-ink/20 py-2 pr-4 text-left align-top break-all'

/** The records and events that a campaign link would produce, for the people who write the links. */
export function SelfTestReport({ headline, parameters, records, events }: SelfTestResult) {
  return (
    <Section tone="paper">
      <div className="grid gap-6 [&_h2]:text-2xl">
        <h1 className="text-title">What this link would store</h1>
        <p className="max-w-measure">
          Add your campaign’s parameters to this page’s address and open it. What you see comes from
          the code that stores real requests, with a sample visitor. Nothing is stored. Choose the
          page of the link with city=toronto and its headline with h=price-match. A running
          experiment chooses the headline as on that page, and counts no visitor here. Pages that
          you have opened before belong to your visit: open a private window to start a new one.
        </p>
        <p>
          Headline: <strong>{headline}</strong>
        </p>
        <h2 id="link">What the link says</h2>
        {parameters.length === 0 ? <p>It has no parameters.</p> : null}
        {parameters.length > 0 ? (
          <table aria-labelledby="link" className="w-full table-fixed">
            <thead>
              <tr>
                {['Parameter', 'In the link', 'Kept'].map((title) => (
                  <th key={title} scope="col" className={CELL_CLASS}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {parameters.map(({ name, value, kept }, index) => (
                <tr key={index}>
                  <th scope="row" className={CELL_CLASS}>
                    {name}
                  </th>
                  <td className={CELL_CLASS}>{value}</td>
                  <td className={CELL_CLASS}>{kept || <em>nothing</em>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
        <h2>The records</h2>
        {records.map(({ path, record }) => (
          <JsonBlock key={path} title={path} value={record} />
        ))}
        <h2>What Google’s tag is told</h2>
        {events.length === 0 ? (
          <p>Nothing: this deployment has no NEXT_PUBLIC_GOOGLE_TAG_ID.</p>
        ) : null}
        {events.map(({ name, parameters: eventParameters }) => (
          <JsonBlock key={name} title={name} value={eventParameters} />
        ))}
      </div>
    </Section>
  )
}

function JsonBlock({ title, value }: { title: string; value: object }) {
  return (
    <figure className="card p-4">
      <figcaption className="font-bold break-all">{title}</figcaption>
      <pre className="pt-2 text-sm break-all whitespace-pre-wrap">
        {JSON.stringify(value, null, 2)}
      </pre>
    </figure>
  )
}
