import type { Drawer } from './drawer.ts'
import * as beverageCold from './equipment/beverage-cold.ts'
import * as beverageFrozen from './equipment/beverage-frozen.ts'
import * as beverageHot from './equipment/beverage-hot.ts'
import * as beveragePress from './equipment/beverage-press.ts'
import * as coldCabinets from './equipment/cold-cabinets.ts'
import * as coldDisplay from './equipment/cold-display.ts'
import { charcoalOven } from './equipment/cooking/cooking-ember.ts'
import * as cookingGrills from './equipment/cooking/cooking-grills.ts'
import * as cookingKettles from './equipment/cooking/cooking-kettles.ts'
import * as cookingOvens from './equipment/cooking/cooking-ovens.ts'
import * as cookingPizza from './equipment/cooking/cooking-pizza.ts'
import * as cookingPlates from './equipment/cooking/cooking-plates.ts'
import * as cookingRanges from './equipment/cooking/cooking-ranges.ts'
import { exhaustFan } from './equipment/exhaust-fan.ts'
import * as laundry from './equipment/laundry.ts'
import * as preparationBench from './equipment/preparation-bench.ts'
import * as preparationDough from './equipment/preparation-dough.ts'
import * as preparationHand from './equipment/preparation-hand.ts'
import * as preparationMeat from './equipment/preparation-meat.ts'
import * as preparationPress from './equipment/preparation-press.ts'
import * as serving from './equipment/serving.ts'
import * as servingWarm from './equipment/serving-warm.ts'
import * as steel from './equipment/steel.ts'
import * as steelCabinets from './equipment/steel-cabinets.ts'
import * as washingBar from './equipment/washing-bar.ts'
import * as washingDishes from './equipment/washing-dishes.ts'
import type { EquipmentType } from './equipment-types.ts'

export const DRAWERS: Record<EquipmentType, Drawer> = {
  'upright-refrigerator': coldCabinets.uprightRefrigerator,
  'upright-freezer': coldCabinets.uprightFreezer,
  'undercounter-refrigerator': coldCabinets.undercounterRefrigerator,
  saladette: coldCabinets.saladette,
  'display-fridge': coldDisplay.displayFridge,
  'pastry-display': coldDisplay.pastryDisplay,
  'chest-freezer': coldCabinets.chestFreezer,
  'blast-chiller': coldDisplay.blastChiller,
  'ice-maker': coldDisplay.iceMaker,
  'combi-oven': cookingOvens.combiOven,
  'convection-oven': cookingOvens.convectionOven,
  'deck-oven': cookingPizza.deckOven,
  'pizza-oven': cookingPizza.pizzaOven,
  'conveyor-oven': cookingPizza.conveyorOven,
  proofer: cookingOvens.proofer,
  microwave: cookingOvens.microwave,
  salamander: cookingGrills.salamander,
  'charcoal-grill': cookingGrills.charcoalGrill,
  griddle: cookingGrills.griddle,
  'shawarma-grill': cookingGrills.shawarmaGrill,
  'chicken-rotisserie': cookingGrills.chickenRotisserie,
  fryer: cookingRanges.fryer,
  'gas-range': cookingRanges.gasRange,
  'pasta-cooker': cookingKettles.pastaCooker,
  'boiling-kettle': cookingKettles.boilingKettle,
  'tilting-pan': cookingKettles.tiltingPan,
  hood: cookingRanges.hood,
  'spiral-mixer': preparationDough.spiralMixer,
  'planetary-mixer': preparationDough.planetaryMixer,
  'dough-sheeter': preparationDough.doughSheeter,
  'meat-mincer': preparationMeat.meatMincer,
  'meat-slicer': preparationMeat.meatSlicer,
  'bone-saw': preparationMeat.boneSaw,
  'vegetable-cutter': preparationBench.vegetableCutter,
  blender: preparationBench.blender,
  juicer: beverageCold.juicer,
  'espresso-machine': beverageHot.espressoMachine,
  'coffee-grinder': beverageHot.coffeeGrinder,
  'water-boiler': beverageHot.waterBoiler,
  'hood-dishwasher': washingDishes.hoodDishwasher,
  'undercounter-dishwasher': washingDishes.undercounterDishwasher,
  'conveyor-dishwasher': washingDishes.conveyorDishwasher,
  glasswasher: washingBar.glasswasher,
  sink: washingBar.sink,
  'work-table': steel.workTable,
  'wall-shelf': steel.wallShelf,
  'storage-rack': steel.storageRack,
  trolley: steel.trolley,
  'bain-marie': serving.bainMarie,
  'hot-display': serving.hotDisplay,
  'chafing-dish': serving.chafingDish,
  'gn-pan': serving.gnPan,
  'water-cooler': beverageCold.waterCooler,
  'slush-machine': beverageCold.slushMachine,
  'juice-dispenser': beverageCold.juiceDispenser,
  'vacuum-packer': preparationBench.vacuumPacker,
  'laundry-washer': laundry.laundryWasher,
  'laundry-dryer': laundry.laundryDryer,
  'flatwork-ironer': laundry.flatworkIroner,
  'cane-press': beveragePress.canePress,
  'citrus-press': beveragePress.citrusPress,
  'soft-ice-machine': beverageFrozen.softIceMachine,
  'milkshake-mixer': beverageFrozen.milkshakeMixer,
  'crepe-maker': cookingPlates.crepeMaker,
  'contact-grill': cookingPlates.contactGrill,
  'counter-cooker': cookingPlates.counterCooker,
  'conveyor-toaster': cookingPlates.conveyorToaster,
  'potato-peeler': preparationPress.potatoPeeler,
  'pizza-press': preparationPress.pizzaPress,
  'exhaust-fan': exhaustFan,
  'wall-cabinet': steelCabinets.wallCabinet,
  'cabinet-table': steelCabinets.cabinetTable,
  'plate-trolley': steelCabinets.plateTrolley,
  'chip-warmer': servingWarm.chipWarmer,
  'soup-kettle': servingWarm.soupKettle,
  'stick-blender': preparationHand.stickBlender,
  'doner-knife': preparationHand.donerKnife,
  'pizza-roller': preparationHand.pizzaRoller,
  'charcoal-oven': charcoalOven,
}
