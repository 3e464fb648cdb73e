import { render } from "preact";
import { loadContract } from "./contract.js";
import { Page } from "./page.js";

const place = document.getElementById("page");
if (place !== null) {
  loadContract().then(
    (contract) => {
      place.replaceChildren();
      render(<Page contract={contract} />, place);
    },
    (error: unknown) => {
      place.textContent = error instanceof Error ? error.message : String(error);
    },
  );
}
