import { StepNumber } from '@/components/ui/step-number'
import type { ProcessStep } from '@/lib/content/process-steps'

interface ProcessStepsProps {
  steps: readonly ProcessStep[]
}

export function ProcessSteps({ steps }: ProcessStepsProps) {
  return (
    <ol className="grid gap-x-12 gap-y-10 pt-8 md:grid-cols-2">
      {steps.map(({ title, text, details }, index) => (
        <li key={title} className="flex items-start gap-4 sm:gap-6">
          <StepNumber number={index + 1} className="w-16 shrink-0 sm:w-24" />
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="pt-1.5 font-semibold">{text}</p>
            <ul className="grid list-disc gap-1.5 pt-3 pl-5 marker:text-orange">
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  )
}
