/**
 * The contract's shapes under the pages' own names. schema.d.ts is generated from the server's. Money is a
 * decimal text ("49.99"), a time is ISO 8601 in UTC, an id is a uuid.
 */
import type { components } from "./schema";

type Shapes = components["schemas"];

/** `url` is the biggest one; its renditions lie beside it as <stem>-<width>.avif and .webp. */
export type Picture = Shapes["ImageView"];
/** `images` has imageUrl and imageUrl2 in this order, where they are set. */
export type Product = Shapes["ProductView"];
/** A product as its own page shows it, with all its pictures, documents and options. */
export type SingleProduct = Shapes["SingleProductView"];
export type ProductOption = SingleProduct["options"][number];
/** The verdict on a part for a vehicle. */
export type Fit = Shapes["FitView"];
/** The code of a cart or an order, and what it takes off. */
export type Discount = Shapes["DiscountView"];
export type Brand = Shapes["BrandView"];
export type CarModel = Shapes["ListedModelView"];
/** A model that a product fits, with the details of it. */
export type FittingModel = Shapes["FittingModelView"];
export type Category = Shapes["CategoryView"];
/** It has its picture and its number of products. */
export type ListedCategory = Shapes["ListedCategoryView"];
export type Subcategory = Shapes["SubcategoryView"];
/** Counts of the choices within a list. */
export type ListFacets = Shapes["ListFacetsView"];

export type Cart = Shapes["CartView"];
export type CartItem = Shapes["CartItemView"];
export type Order = Shapes["PlacedOrderView"];
/** The next step of paying for an order just placed. */
export type BegunPayment = Shapes["BegunPaymentView"];
/** An order as everyone with its link sees it. */
export type CustomerOrder = Shapes["CustomerOrderView"];
export type OrderStatus = CustomerOrder["status"];
export type DeliveryMethod = Shapes["MethodSumsView"]["method"];
/** A way of paying that the customer chose. */
export type PaymentChoice = PublicSettings["paymentMethods"][number];
export type TaxMode = Cart["taxMode"];
/** The tax of one rate; `net` and `tax` add up to `gross`. */
export type RateTax = Cart["taxes"][number];
/** A tax rate that products can have, in per cent. */
export type TaxRate = Shapes["TaxRateView"];

/** `taxRate` is per cent: "10" is 10 %. */
export type PublicSettings = Shapes["PublicSettings"];
/**
 * The card with which the owner replaces another: slots "1" to "6" and the services' ids. Where it is blank,
 * the site's own is shown.
 */
export type CardOverride = Shapes["CardView"];
/** The same card as a visitor sees it, with its picture in all its sizes. */
export type ShownCard = Shapes["ShownCardView"];
