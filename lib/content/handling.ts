import type { Item } from '@/lib/business/junk'

interface Handling {
  /** What belongs to the kind. */
  belongs: string
  /** What becomes of it at your door and after. */
  handled: string
  /** What to do or tell before the truck comes. */
  before: string
}

/** How each kind of junk is handled, as is usual in the trade. */
export const HANDLING: Record<Item['key'], Handling> = {
  furniture: {
    belongs: 'Sofas, armchairs, beds, tables, wardrobes, desks, shelves.',
    handled: 'Carried out in one piece where the doors allow it, else taken apart first.',
    before: 'Empty the drawers, and look under the cushions.',
  },
  appliances: {
    belongs: 'Fridges, freezers, stoves, washers, dryers, dishwashers, window air conditioners.',
    handled: 'Kept upright and strapped. Coolant has to be drawn off before the metal is recycled.',
    before: 'Empty and unplug them. Have gas and water lines disconnected.',
  },
  mattresses: {
    belongs: 'Mattresses and box springs of every size, toppers, futons.',
    handled: 'Taken whole, apart from the rest: dry foam, felt and steel can be recycled.',
    before: 'Strip the bed and keep the mattress dry. Bed bugs? Tell us by phone first.',
  },
  electronics: {
    belongs: 'TVs, screens, computers, printers, stereos, game consoles, cables.',
    handled: 'Kept apart from the garbage: electronics go where they are taken for recycling.',
    before: 'Delete what is yours, or take the drive out. Loose batteries stay with you.',
  },
  piano: {
    belongs: 'Uprights, spinets, grands, organs, electric pianos.',
    handled: 'Wrapped where it could mark a wall, and rolled on a dolly, never dragged.',
    before: 'Tell us upright or grand, and count the steps. Measure the tightest door.',
  },
  exercise: {
    belongs: 'Treadmills, bikes, rowers, weight benches, home gyms, weights.',
    handled: 'Unbolted where it will not pass a door. The metal can be recycled.',
    before: 'Unplug it, fold it and take the plates off the bar.',
  },
  garbage: {
    belongs: 'Bagged household garbage, full garages, attics and basements, moving leftovers.',
    handled: 'Loaded as it stands. What can be recycled is best kept in bags of its own.',
    before: 'Tie the bags. No liquids, and nothing from the list below.',
  },
  renovation: {
    belongs: 'Lumber, drywall, tiles, flooring, cabinets, doors, windows, sinks.',
    handled: 'Loaded flat and low: rubble is heavy long before the truck looks full.',
    before: 'Pull the nails or bend them over. Tell us about concrete, brick and soil.',
  },
  shed: {
    belongs: 'Garden sheds of wood, metal or plastic, playhouses, lean-tos.',
    handled: 'It leaves in pieces: roof, walls, floor. Wood and metal go separately.',
    before: 'Empty it, and tell us its size and whether it still stands.',
  },
  outdoor: {
    belongs: 'Patio sets, umbrellas, swings, barbecues, planters, trampolines.',
    handled: 'Stacked or taken apart, so that it fills less of the truck.',
    before: 'Pour out soil and water. Take the propane tank off the barbecue: it stays.',
  },
  'hot-tub': {
    belongs: 'Hot tubs and spas with cover, steps and pump.',
    handled: 'Often cut or taken apart where it stands, then carried out in pieces.',
    before: 'Drain it, and have its power disconnected by an electrician.',
  },
  carpet: {
    belongs: 'Wall-to-wall carpet, rugs, runners, underlay.',
    handled: 'Rolled, tied and loaded lengthwise. Dry carpet is lighter and cleaner.',
    before: 'Tell us if it is still fixed to the floor, and how many rooms it covers.',
  },
}

/** What no junk truck may carry; where it usually goes differs by place. */
export const NOT_TAKEN = [
  {
    name: 'Hazardous waste',
    text: 'Anything labelled toxic, corrosive or flammable, car batteries, mercury.',
  },
  {
    name: 'Chemicals',
    text: 'Wet paint, thinner, solvents, pesticides, pool chemicals, strong cleaners.',
  },
  {
    name: 'Asbestos',
    text: 'Old insulation, tiles or siding that may hold it: leave it alone and have it tested.',
  },
  { name: 'Explosives and ammunition', text: 'Cartridges, fireworks, flares, gunpowder.' },
  { name: 'Medical waste', text: 'Needles, medicines, anything with blood on it.' },
  { name: 'Fuel', text: 'Gasoline, oil, propane tanks, mowers with a full tank.' },
] as const
