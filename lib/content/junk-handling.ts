import type { Item } from '@/lib/business/junk'
import type { Sentence } from '@/lib/words/translate'

interface Handling {
  examples: Sentence
  process: Sentence
  preparation: Sentence
}

export const JUNK_HANDLING: Record<Item['key'], Handling> = {
  furniture: {
    examples: 'Sofas, armchairs, beds, tables, dressers, desks, shelves.',
    process: 'We carry it out whole if it fits through the door. If not, we take it apart.',
    preparation: 'Empty the drawers and check under the cushions.',
  },
  appliances: {
    examples: 'Fridges, freezers, stoves, washers, dryers, dishwashers, window air conditioners.',
    process:
      'We keep them upright and strap them down. The refrigerant has to be removed before they’re recycled.',
    preparation: 'Empty and unplug them. Have any gas and water lines disconnected.',
  },
  mattresses: {
    examples: 'Mattresses and box springs of every size, toppers, futons.',
    process: 'We take them whole and keep them separate. Dry foam, felt and steel can be recycled.',
    preparation: 'Strip the bed and keep the mattress dry. Got bed bugs? Please call us first.',
  },
  electronics: {
    examples: 'TVs, screens, computers, printers, stereos, game consoles, cables.',
    process: 'We keep them out of the garbage and take them in for recycling.',
    preparation:
      'Erase your data, or take out the drive. Set aside any loose batteries. We can’t take them.',
  },
  piano: {
    examples: 'Uprights, spinets, grands, organs, digital pianos.',
    process: 'We wrap it and roll it on a dolly. We never drag it.',
    preparation: 'Upright or grand? Count the steps and measure the narrowest doorway.',
  },
  exercise: {
    examples: 'Treadmills, bikes, rowers, weight benches, home gyms, weights.',
    process: 'We unbolt it if it won’t fit through a door. The metal can be recycled.',
    preparation: 'Unplug it, fold it up and take the plates off the bar.',
  },
  garbage: {
    examples:
      'Bagged household garbage, full garages, attics and basements, leftovers from a move.',
    process: 'We load it as is. If you can, bag recyclables separately.',
    preparation: 'Tie the bags shut. No liquids, please, and nothing from the list below.',
  },
  renovation: {
    examples: 'Lumber, drywall, tile, flooring, cabinets, doors, windows, sinks.',
    process: 'We load it flat and low. Rubble gets heavy long before the truck looks full.',
    preparation: 'Pull the nails or bend them over. Tell us about any concrete, brick or dirt.',
  },
  shed: {
    examples: 'Wood, metal or plastic garden sheds, playhouses, lean-tos.',
    process: 'We take it down in pieces. Wood and metal go separately.',
    preparation: 'Empty it, and tell us how big it is and if it’s still standing.',
  },
  outdoor: {
    examples: 'Patio sets, umbrellas, swings, barbecues, planters, trampolines.',
    process: 'We stack it or take it apart so it takes up less of the truck.',
    preparation:
      'Dump out dirt and water. Take the propane tank off the grill. We can’t take the tank.',
  },
  'hot-tub': {
    examples: 'Hot tubs and spas, with the cover, steps and pump.',
    process: 'We often cut it up on the spot and carry out the pieces.',
    preparation: 'Drain it, and have an electrician disconnect the power.',
  },
  carpet: {
    examples: 'Wall-to-wall carpet, area rugs, runners, carpet padding.',
    process: 'We roll it, tie it and load it lengthwise. Dry carpet is lighter and cleaner.',
    preparation: 'Tell us if it’s still attached to the floor, and how many rooms there are.',
  },
}

export const PROHIBITED_ITEMS = [
  {
    name: 'Hazardous waste',
    text: 'Anything marked toxic, corrosive or flammable, plus car batteries and mercury.',
  },
  {
    name: 'Chemicals',
    text: 'Liquid paint, thinner, solvents, pesticides, pool chemicals, strong cleaners.',
  },
  {
    name: 'Asbestos',
    text: 'Old insulation, tile or siding may contain it. Leave it alone and have it tested.',
  },
  { name: 'Explosives and ammunition', text: 'Live rounds, fireworks, flares, gunpowder.' },
  { name: 'Medical waste', text: 'Needles, medications, anything with blood on it.' },
  { name: 'Fuel', text: 'Gasoline, oil, propane tanks, mowers with gas in the tank.' },
] as const satisfies readonly { name: Sentence; text: Sentence }[]
