import { Band } from '@/components/ui/band'
import { SERVICES } from '@/lib/services'
import { ServiceDrawing } from './service-drawing'

const TITLE_ID = 'services'

export function Services() {
  return (
    <Band tone="paper" labelledBy={TITLE_ID}>
      <h2 id={TITLE_ID} className="max-w-[20ch] text-title">
        Pack it, move it, or take it away
      </h2>
      <ul className="grid gap-6 pt-8 md:grid-cols-3">
        {SERVICES.map(({ key, name, text }) => (
          <li
            key={key}
            className="overflow-hidden rounded-card border-line border-ink bg-white shadow-card"
          >
            <ServiceDrawing service={key} />
            <div className="border-t-line border-ink p-5">
              <h3 className="text-xl">{name}</h3>
              <p className="pt-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
