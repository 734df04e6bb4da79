from fastapi import FastAPI
from pydantic import BaseModel


class Item(BaseModel):
    id: int
    name: str
    price: float
    tags: list[str]


ITEMS = [Item(id=i, name=f"item {i}", price=i * 1.5, tags=["blue", "small"]) for i in range(100)]
app = FastAPI()


@app.get("/items", response_model=list[Item])
async def items():
    return ITEMS


@app.get("/health")
async def health():
    return "fine"
