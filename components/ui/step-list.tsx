import { StepNumber } from './step-number'

interface StepListProps {
  steps: readonly { title: string; text: string }[]
  gridClassName: string
}

export function StepList({ steps, gridClassName }: StepListProps) {
  return (
    <ol className={`grid gap-8 pt-8 ${gridClassName}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex items-start gap-4 lg:block">
          <StepNumber number={index + 1} className="w-20 shrink-0 lg:w-28" />
          <div className="lg:pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="max-w-[34ch] pt-1.5">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
