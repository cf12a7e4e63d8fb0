import { View, parse } from 'vega'
import { compile, type TopLevelSpec } from 'vega-lite'
import { Markup } from '@/lib/notifications/html'
import tailwind from '@/tailwind.config'
import { WEEKDAYS, type Day } from './days'
import { KINDS } from './request'

const { ink, orange, green, sky, white } = tailwind.theme.colors

/** Readable on white, and apart from each other by a white line. */
export const KIND_COLORS = [ink.DEFAULT, orange.DEFAULT, green.DEFAULT] as const
export const LINE_COLOR = ink.soft
export const HEAT_COLORS = [sky.DEFAULT, ink.DEFAULT] as const

/** Pixels of a phone; wider screens enlarge the drawing. */
const WIDTH = 420

const CONFIG: TopLevelSpec['config'] = {
  background: white,
  font: 'system-ui, sans-serif',
  axis: {
    labelColor: ink.DEFAULT,
    titleColor: ink.DEFAULT,
    labelFontSize: 11,
    titleFontSize: 11,
    gridColor: '#dddddd',
  },
  legend: { labelColor: ink.DEFAULT, labelFontSize: 11, titleFontSize: 11 },
  view: { stroke: null },
}

/** An SVG without script or request, hidden from screen readers, which have a table. */
async function draw(spec: TopLevelSpec): Promise<Markup> {
  const view = new View(parse(compile({ ...spec, config: CONFIG }).spec), { renderer: 'none' })
  const svg = await view.toSVG()
  view.finalize()
  // In HTML, an SVG has no version.
  return new Markup(svg.replace('<svg ', '<svg aria-hidden="true" ').replace(' version="1.1"', ''))
}

/** Requests a day by kind, stacked, and the week before as a line. */
export function drawDays(days: readonly Day[]): Promise<Markup> {
  const values = days.flatMap(({ day, counts }) =>
    KINDS.map((kind, order) => ({ day, kind, order, requests: counts[kind] })),
  )
  const line = days.map(({ day, weekBefore }) => ({ day, requests: weekBefore }))
  const x = {
    field: 'day',
    type: 'ordinal',
    title: null,
    axis: {
      labelExpr: "timeFormat(toDate(datum.value + 'T12:00'), '%b %-d')",
      labelOverlap: true,
      labelAngle: 0,
      ticks: false,
    },
  } as const
  return draw({
    width: WIDTH,
    height: 200,
    layer: [
      {
        data: { values },
        mark: { type: 'bar', stroke: white, strokeWidth: 0.5 },
        encoding: {
          x,
          y: { field: 'requests', type: 'quantitative', stack: 'zero', title: 'requests' },
          order: { field: 'order' },
          color: {
            field: 'kind',
            type: 'nominal',
            sort: [...KINDS],
            scale: { domain: [...KINDS], range: [...KIND_COLORS] },
            legend: { orient: 'bottom', title: null },
          },
        },
      },
      {
        data: { values: line },
        mark: { type: 'line', color: LINE_COLOR, strokeDash: [4, 3], strokeWidth: 1.5 },
        encoding: { x, y: { field: 'requests', type: 'quantitative' } },
      },
    ],
  })
}

/** Requests by weekday and hour. */
export function drawHours(counts: readonly number[][]): Promise<Markup> {
  const values = counts.flatMap((row, weekday) =>
    row.map((requests, hour) => ({ weekday: WEEKDAYS[weekday], hour, requests })),
  )
  return draw({
    width: WIDTH,
    height: 168,
    data: { values },
    mark: { type: 'rect', stroke: white, strokeWidth: 1 },
    encoding: {
      x: {
        field: 'hour',
        type: 'ordinal',
        title: 'hour',
        axis: { labelAngle: 0, values: [0, 3, 6, 9, 12, 15, 18, 21] },
      },
      y: {
        field: 'weekday',
        type: 'ordinal',
        sort: [...WEEKDAYS],
        title: null,
      },
      color: {
        field: 'requests',
        type: 'quantitative',
        scale: { range: [...HEAT_COLORS], zero: true },
        legend: { orient: 'bottom', title: 'requests' },
      },
    },
  })
}
