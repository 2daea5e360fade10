/** The shapes that only the owner's screens see, under those screens' own names. */
import type { components } from "@/shared/api/schema";

type Shapes = components["schemas"];

/** A product with what only the owner sees of it, and how many models it fits. */
export type OwnProduct = Shapes["OwnProductView"];
export type AdminProduct = Shapes["AdminProductView"];
/** A brand with its models, and how many products fit any of them. */
export type CountedBrand = Shapes["CountedBrandView"];
export type CountedModel = Shapes["CountedModelView"];
/** An engine of a model, with all that its owner knows of it. */
export type AdminEngine = Shapes["AdminEngineView"];
/** A category with its subcategories, and how many products are in it. */
export type CountedCategory = Shapes["CountedCategoryView"];
export type CountedSubcategory = Shapes["CountedSubcategoryView"];
/** All that a product fits, with the details of each model. */
export type Fitment = Shapes["FitmentView"];
/** A maker of parts, and how many products it has. */
export type Manufacturer = Shapes["CountedManufacturerView"];
/** A part number of a product, with its kind. */
export type PartCode = Shapes["CodeView"];
/** An option of a product, with what only its owner sees. */
export type OwnOption = Shapes["OwnOptionView"];
/** A model as it was read from a line of a pasted list. */
export type ReadModel = Shapes["ReadModelView"];
/** A change of a product's stock. */
export type StockMove = Shapes["StockMoveView"];
export type StockMoves = Shapes["StockMovesView"];
/** What is missing in the fitment of products. */
export type FitmentHealth = Shapes["FitmentHealthView"];
/** An uploaded image and everything that shows it. */
export type Upload = Shapes["UploadView"];
export type UploadedImage = Shapes["UploadedView"];
