/**
 * Lets React go on in a page whose nodes others have moved or removed: translators put texts into elements of their own, ad blockers and
 * extensions remove elements. React removes a node from the parent that it gave it, and inserts one before a sibling that it rendered;
 * both throw where that is no longer so, and the page would be lost (react#11538).
 */
export function tolerateForeignChanges(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = <Child extends Node>(child: Child): Child =>
    child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, sibling: Node | null): Child {
    let place = sibling;
    while (place && place.parentNode !== this) place = place.parentNode; // a text's place is that of the element around it
    return insertBefore.call(this, child, place) as Child;
  };
}
