import * as beverage from './beverage.ts'
import * as cold from './cold.ts'
import * as grills from './cooking-grills.ts'
import * as ovens from './cooking-ovens.ts'
import * as ranges from './cooking-ranges.ts'
import type { Drawer } from './drawer.ts'
import type { EquipmentType } from './equipment-types.ts'
import * as laundry from './laundry.ts'
import * as preparation from './preparation.ts'
import * as serving from './serving.ts'
import * as steel from './steel.ts'
import * as washing from './washing.ts'

export const DRAWERS: Record<EquipmentType, Drawer> = {
  'upright-refrigerator': cold.uprightRefrigerator,
  'upright-freezer': cold.uprightFreezer,
  'undercounter-refrigerator': cold.undercounterRefrigerator,
  saladette: cold.saladette,
  'display-fridge': cold.displayFridge,
  'pastry-display': cold.pastryDisplay,
  'chest-freezer': cold.chestFreezer,
  'blast-chiller': cold.blastChiller,
  'ice-maker': cold.iceMaker,
  'combi-oven': ovens.combiOven,
  'convection-oven': ovens.convectionOven,
  'deck-oven': ovens.deckOven,
  'pizza-oven': ovens.pizzaOven,
  'conveyor-oven': ovens.conveyorOven,
  proofer: ovens.proofer,
  microwave: ovens.microwave,
  salamander: grills.salamander,
  'charcoal-grill': grills.charcoalGrill,
  griddle: grills.griddle,
  'shawarma-grill': grills.shawarmaGrill,
  'chicken-rotisserie': grills.chickenRotisserie,
  fryer: ranges.fryer,
  'gas-range': ranges.gasRange,
  'pasta-cooker': ranges.pastaCooker,
  'boiling-kettle': ranges.boilingKettle,
  'tilting-pan': ranges.tiltingPan,
  hood: ranges.hood,
  'spiral-mixer': preparation.spiralMixer,
  'planetary-mixer': preparation.planetaryMixer,
  'dough-sheeter': preparation.doughSheeter,
  'meat-mincer': preparation.meatMincer,
  'meat-slicer': preparation.meatSlicer,
  'bone-saw': preparation.boneSaw,
  'vegetable-cutter': preparation.vegetableCutter,
  blender: preparation.blender,
  juicer: beverage.juicer,
  'espresso-machine': beverage.espressoMachine,
  'coffee-grinder': beverage.coffeeGrinder,
  'water-boiler': beverage.waterBoiler,
  'hood-dishwasher': washing.hoodDishwasher,
  'undercounter-dishwasher': washing.undercounterDishwasher,
  'conveyor-dishwasher': washing.conveyorDishwasher,
  glasswasher: washing.glasswasher,
  sink: washing.sink,
  'work-table': steel.workTable,
  'wall-shelf': steel.wallShelf,
  'storage-rack': steel.storageRack,
  trolley: steel.trolley,
  'bain-marie': serving.bainMarie,
  'hot-display': serving.hotDisplay,
  'chafing-dish': serving.chafingDish,
  'gn-pan': serving.gnPan,
  'water-cooler': beverage.waterCooler,
  'slush-machine': beverage.slushMachine,
  'juice-dispenser': beverage.juiceDispenser,
  'vacuum-packer': preparation.vacuumPacker,
  'laundry-washer': laundry.laundryWasher,
  'laundry-dryer': laundry.laundryDryer,
  'flatwork-ironer': laundry.flatworkIroner,
}
