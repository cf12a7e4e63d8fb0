import { renderToStaticMarkup } from 'react-dom/server'
import type { City } from '@/lib/cities/city'
import { Scene } from '@/scripts/assets/film/scene'
import config from '@/tailwind.config'

const { paper, ink, orange, green } = config.theme.colors

/** Crops the film's first frame to crew and truck. */
const CROP_VIEW_BOX = '0 279 640 184'

export const CARD_STYLE = `
  .card{display:grid;grid-template-rows:285px 345px;width:1200px;background:${paper.DEFAULT};color:${ink.DEFAULT}}
  .words{display:grid;grid-template-columns:auto 1fr;align-content:center;gap:26px 36px;padding-top:6px}
  .pennant{margin:0;padding:24px 100px 22px 52px;border-left:14px solid ${orange.DEFAULT};background:${green.DEFAULT};color:#fff;font-size:34px;line-height:1;text-transform:uppercase;clip-path:polygon(0 0,calc(100% - 4rem) 27%,100% 50%,calc(100% - 4rem) 73%,0 100%)}
  .line{margin:0;align-self:center;font:600 27px/1.2 Archivo;font-stretch:100%;text-wrap:balance}
  .headline{grid-column:1/-1;margin:0 40px 0 64px;font-size:64px;line-height:1.02;letter-spacing:-0.02em}
  .scene{overflow:hidden;border-top:4px solid ${ink.DEFAULT}}
  .card svg{width:1200px;height:345px}`

export function renderCard({ name, region }: City): string {
  return renderToStaticMarkup(
    <div className="card">
      <div className="words">
        <p className="pennant display-text">
          {name}, {region}
        </p>
        <p className="line">Two people, a truck, one price in writing.</p>
        <h1 className="headline display-text">
          Moving in {name}?<br />
          Call the home team.
        </h1>
      </div>
      <div className="scene">
        <Scene t={0} />
      </div>
    </div>,
  ).replace('viewBox="0 0 640 480"', `viewBox="${CROP_VIEW_BOX}"`)
}
