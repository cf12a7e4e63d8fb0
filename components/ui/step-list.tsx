import { JerseyNumeral } from './jersey-numeral'

interface StepListProps {
  steps: readonly { title: string; text: string }[]
  /** Tailwind's grid columns. */
  columns: string
}

/** What happens one after the other, each step with its shirt number. */
export function StepList({ steps, columns }: StepListProps) {
  return (
    <ol className={`grid gap-8 pt-8 ${columns}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex items-start gap-4 lg:block">
          <JerseyNumeral number={index + 1} className="w-20 shrink-0 lg:w-28" />
          <div className="lg:pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="max-w-[34ch] pt-1.5">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
