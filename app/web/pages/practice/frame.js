// A page changes its title as it goes; each of them says that it is practice, behind a count of what is new.
const FIRST = "Practice:";
const name = () => {
  if (!document.title.includes(FIRST)) document.title = `${FIRST} ${document.title.replace(/^\(\d+\) /, "")}`;
};
new MutationObserver(name).observe(document.head, { childList: true, characterData: true, subtree: true });
name();
// A preview within a page has that page's frame already.
if (window !== window.top) document.getElementById("practice")?.remove();
